"""What everything on the table is made with: materials, and bodies drawn out along an outline. Every measure in centimeters."""
import math

import bmesh
import bpy


def linear(color):
    """A color of the stylesheet as light."""
    parts = [int(color[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts) + (1,)


def material(name, color=None, picture=None, roughness=0.6, grain=0.0):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    surface = nodes["Principled BSDF"]
    surface.inputs["Roughness"].default_value = roughness
    surface.inputs["Specular"].default_value = 0.18
    if picture:
        image = nodes.new("ShaderNodeTexImage")
        image.image = bpy.data.images.load(picture)
        image.interpolation = "Cubic"
        image.extension = "EXTEND"
        links.new(image.outputs["Color"], surface.inputs["Base Color"])
    else:
        surface.inputs["Base Color"].default_value = linear(color)
    if grain:
        noise = nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = 14
        noise.inputs["Detail"].default_value = 4
        where = nodes.new("ShaderNodeTexCoord")
        links.new(where.outputs["Object"], noise.inputs["Vector"])
        bump = nodes.new("ShaderNodeBump")
        bump.inputs["Strength"].default_value = grain
        bump.inputs["Distance"].default_value = 0.02
        links.new(noise.outputs["Fac"], bump.inputs["Height"])
        links.new(bump.outputs["Normal"], surface.inputs["Normal"])
    return made


def leaves(across):
    """The cut edge of a block of pages: fine lines across the thickness `across` (an axis of the object)."""
    made = material("leaves", "#f4ecdc", roughness=0.9)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    where = nodes.new("ShaderNodeTexCoord")
    stretch = nodes.new("ShaderNodeMapping")
    scale = [0.12, 0.12, 0.12]
    scale[across] = 26
    stretch.inputs["Scale"].default_value = scale
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 1
    noise.inputs["Detail"].default_value = 3
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position = 0.36
    ramp.color_ramp.elements[0].color = linear("#c9bb9f")
    ramp.color_ramp.elements[1].position = 0.6
    ramp.color_ramp.elements[1].color = linear("#f7f0e2")
    links.new(where.outputs["Object"], stretch.inputs["Vector"])
    links.new(stretch.outputs["Vector"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return made


def oak(color):
    """Wood whose grain runs along x."""
    made = material("oak", color, roughness=0.6)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    where = nodes.new("ShaderNodeTexCoord")
    stretch = nodes.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (0.035, 0.9, 0.9)
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 2.2
    noise.inputs["Detail"].default_value = 9
    noise.inputs["Distortion"].default_value = 0.6
    ramp = nodes.new("ShaderNodeValToRGB")
    dark, light = ramp.color_ramp.elements
    dark.position, light.position = 0.3, 0.62
    base = linear(color)
    dark.color = (base[0] * 0.78, base[1] * 0.74, base[2] * 0.68, 1)
    light.color = base
    links.new(where.outputs["Object"], stretch.inputs["Vector"])
    links.new(stretch.outputs["Vector"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return made


def add(name, mesh_of, materials):
    mesh = bpy.data.meshes.new(name)
    built = bmesh.new()
    mesh_of(built)
    bmesh.ops.recalc_face_normals(built, faces=built.faces)
    built.to_mesh(mesh)
    built.free()
    made = bpy.data.objects.new(name, mesh)
    for one in materials:
        mesh.materials.append(one)
    bpy.context.scene.collection.objects.link(made)
    return made


def extrude(outline, low, high, closed):
    """A wall along an outline seen from above; `outline` is a list of (x, y, material, uv function)."""

    def build(built):
        uv = built.loops.layers.uv.new()
        rows = [[built.verts.new((x, y, z)) for x, y, *_ in outline] for z in (low, high)]
        places = range(len(outline) if closed else len(outline) - 1)
        for place in places:
            following = (place + 1) % len(outline)
            face = built.faces.new((rows[0][place], rows[0][following], rows[1][following], rows[1][place]))
            kind, lay = outline[place][2], outline[place][3]
            face.material_index = kind
            face.smooth = True
            for loop in face.loops:
                loop[uv].uv = lay(loop.vert.co)
        if closed:
            for row in rows:
                face = built.faces.new(row)
                face.material_index = 0

    return build


def plain(at):
    """Where nothing is printed."""
    return (0, 0)


def round_off(made, width, segments=3):
    bevel = made.modifiers.new("edges", "BEVEL")
    bevel.width = width
    bevel.segments = segments
    bevel.limit_method = "ANGLE"
    bevel.angle_limit = math.radians(50)
